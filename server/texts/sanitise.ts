import sanitizeHtml from 'sanitize-html';

/**
 * Returns a rich text with only what it may hold (1 §5): headings 1 to 4, links by https, mailto
 * and tel. Everything else is removed when a text is saved.
 */
export function sanitise(html: string): string {
  const clean = sanitizeHtml(html, {
    allowedTags: [
      'h1',
      'h2',
      'h3',
      'h4',
      'p',
      'br',
      'strong',
      'em',
      'u',
      's',
      'ul',
      'ol',
      'li',
      'blockquote',
      'hr',
      'a',
    ],
    allowedAttributes: { a: ['href', 'target', 'rel'] },
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, { href = '' }) => ({ tagName, attribs: { href, ...outsideLink(href) } }),
    },
  }).trim();
  // the remains of an empty text from an editor
  return clean === '<p></p>' ? '' : clean;
}

function outsideLink(href: string): Record<string, string> {
  return href.startsWith('https://') ? { target: '_blank', rel: 'noopener noreferrer' } : {};
}
