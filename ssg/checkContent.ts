import { checkPictures } from './assets/pictures/pictures.ts';
import { amountIssues } from './content/amountChecks.ts';
import { ContentError, loadContents } from './content/content.ts';

const [folder = 'content'] = process.argv.slice(2);

try {
  const contents = loadContents(folder);
  await checkPictures([...contents.values()], `${folder}/images`);
  const issues = amountIssues(contents, folder);
  if (issues.length > 0) throw new ContentError(issues);
  console.log(`No mistake in the words and pictures of ${folder}.`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
