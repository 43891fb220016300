/** site/redirects.ts as the file that the server and the worker read. */
export function redirectsFile(redirects: Readonly<Record<string, string>>, pages: readonly { path: string }[]): string {
  const covered = Object.keys(redirects).find((from) => pages.some(({ path }) => path === from));
  if (covered)
    throw new Error(`site/redirects.ts redirects ${covered}, which is a page of site/pages.ts. Delete one of the two.`);
  return JSON.stringify(redirects);
}
