/**
 * The same page in fewer bytes: React writes XML's closing tags for the parts of drawings, JSX's spelling of attributes,
 * and a comment between neighbouring texts, which only the form needs, the one island that hydrates. Without it the texts are one,
 * which at most kerns a comma by a fraction of a pixel. Safe on whole documents, because React escapes < and " in every text and attribute.
 */
export function compactHtml(html: string): string {
  const compact = html
    .replace(/><\/(?:path|rect|circle|ellipse|line|use)>/g, '/>')
    // Deferred.tsx sets it to keep React from moving a link into the head; browsers do not need it.
    .replaceAll(' itemProp=""', '')
    .replace(/ (?:charSet|crossOrigin|hrefLang|popoverTarget|popoverTargetAction)=/g, (name) => name.toLowerCase());
  return compact.includes(' data-island="ContactForm"') ? compact : compact.replaceAll('<!-- -->', '');
}
