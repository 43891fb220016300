import { join } from 'node:path';
import { pathInWords } from '../../content/schema/pathInWords.ts';
import { type Content, type FileName, facts, fileSchemas, type Language, languages } from '../../content/schema.ts';
import { checkPictures } from '../assets/pictures/pictures.ts';
import { ContentError, loadContents } from '../content/content.ts';
import { checkContentFile, type Issue } from '../content/contentFile.ts';
import { eachValue, jsonSchemaOf, valueAt } from '../content/jsonSchema.ts';
import { type CheckedSite, type Field, rules } from './rules.ts';
import { buildProblems, type Problem, settingsProblems } from './settingsAndBuild.ts';

export type LaunchCheckOptions = { environment: Record<string, string | undefined>; folder?: string; dist?: string };

export async function launchProblems(options: LaunchCheckOptions): Promise<Problem[]> {
  const { environment, folder = 'content', dist = 'dist' } = options;
  try {
    const contents = loadContents(folder);
    const pictures = await checkPictures([...contents.values()], `${folder}/images`);
    const site = { contents, photographs: Object.keys(pictures) };
    return [...contentProblems(site, folder), ...settingsProblems(environment, contents), ...buildProblems(dist)];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.issues.map(asProblem);
  }
}

const asProblem = ({ what, fix = 'Correct it.', ...location }: Issue): Problem => ({
  ...location,
  what: location.path ? `${pathInWords(location.path)}: ${what}` : what,
  fix,
});

function contentProblems(site: CheckedSite, folder: string): Problem[] {
  const problems: Problem[] = [];
  const checkFile = (file: string, fileName: keyof Content, language: Language) => {
    const schema = { ...fileSchemas, facts }[fileName];
    const data = site.contents.get(language)?.[fileName];
    const { lineOf } = checkContentFile(file, schema);
    eachValue(jsonSchemaOf(schema), data, (_, value, path) => {
      const siblings = valueAt(data, path.slice(0, -1)) as Field['siblings'];
      const field: Field = { language, path, name: [fileName, ...path].join('.'), value, siblings };
      for (const { problemOf, fix } of rules.filter((rule) => rule.fields.test(field.name))) {
        const what = problemOf(value as string, field, site);
        if (what) problems.push({ what, fix, file, path, line: lineOf(path) });
      }
    });
  };
  checkFile(join(folder, 'facts.yaml'), 'facts', languages[0]);
  for (const language of languages)
    for (const fileName of Object.keys(fileSchemas) as FileName[])
      checkFile(join(folder, language, `${fileName}.yaml`), fileName, language);
  const order = rules.map(({ fix }) => fix);
  return problems.sort((one, other) => order.indexOf(one.fix) - order.indexOf(other.fix));
}
