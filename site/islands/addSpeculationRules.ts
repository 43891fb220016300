type Connection = { saveData?: boolean; type?: string };
// Only Chromium has navigator.connection, so TypeScript does not know it.
const { connection } = navigator as Navigator & { connection?: Connection };
const rules = document.querySelector<HTMLTemplateElement>('#speculation-rules');

if (rules && !connection?.saveData && connection?.type !== 'cellular') document.head.append(rules.content);
