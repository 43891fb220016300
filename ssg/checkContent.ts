import { missingLetters } from './assets/letters.ts';
import { makePictures } from './assets/pictures/pictures.ts';
import { contradictions } from './content/amounts.ts';
import { ContentError, loadContents } from './content/content.ts';
import { writeContentSchemas } from './content/schemas.ts';

/** npm run check:content: every mistake in words and pictures at once. An argument names another folder than content. */
const [folder = 'content'] = process.argv.slice(2);

writeContentSchemas(folder);
const mistakes = await mistakesIn(folder);
if (mistakes) {
  console.error(mistakes);
  process.exitCode = 1;
} else {
  console.log(`Every word and picture in ${folder} is in order.`);
  const letters = missingLetters(JSON.stringify([...loadContents(folder).values()]));
  if (letters.length > 0) console.log(`Our font lacks ${letters.join(' ')}; each device shows its own.`);
}

async function mistakesIn(folder: string): Promise<string | undefined> {
  try {
    const contents = loadContents(folder);
    await makePictures([...contents.values()], new Map(), `${folder}/images`);
    const told = contradictions(contents).map(({ language, path, amount, text }) => {
      const [kind, ...field] = path.split('.');
      return `${folder}/${language}/${kind}.yaml ${field.join('.')}: says ${amount}, which evening.yaml does not: “${text}”`;
    });
    return told.join('\n') || undefined;
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
}
