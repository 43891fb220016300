// Lets the browser prerender linked pages, unless the visitor saves data or has a mobile connection.
type Line = { saveData?: boolean; type?: string };
// Only Chromium has navigator.connection.
const line: Line | undefined = Object(navigator).connection;
const rules = document.querySelector<HTMLTemplateElement>('#speculation-rules');

if (rules && !line?.saveData && line?.type !== 'cellular') document.head.append(rules.content);
