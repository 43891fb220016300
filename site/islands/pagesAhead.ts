// Which pages the browser may get before they are asked for lies in a template: never at the expense of a visitor who
// saves data or pays by the megabyte.
type Line = { saveData?: boolean; type?: string };
// Not in every browser.
const line: Line | undefined = Object(navigator).connection;
const rules = document.querySelector<HTMLTemplateElement>('#pages-ahead');

if (rules && !line?.saveData && line?.type !== 'cellular') document.head.append(rules.content);
