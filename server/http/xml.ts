/** The first line of an XML document. */
export const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Returns a text as it stands in XML, between elements or in an attribute. */
export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
