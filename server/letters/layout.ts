import { writtenPhone } from '@ribambelle/domain/base/phone.ts';
import { createElement, type CSSProperties, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** JSX needs a compiler, and the server runs as it is written: elements are made by hand. */
export const h = createElement;

/** Whose letter it is. */
export interface Sender {
  readonly name: string;
  readonly accent_color: string;
  readonly email: string;
  readonly phone: string;
}

const PAPER: CSSProperties = {
  fontFamily: 'Helvetica, Arial, sans-serif',
  fontSize: 16,
  lineHeight: 1.5,
  color: '#2b2622',
  backgroundColor: '#f6f3ef',
  margin: 0,
  padding: '24px 12px',
};
const SHEET: CSSProperties = {
  maxWidth: 600,
  margin: '0 auto',
  backgroundColor: '#ffffff',
  borderRadius: 12,
  overflow: 'hidden',
};

/** A whole letter as HTML: the organiser's name under a band in their colour, the content, and how to reach them. */
export function letterHtml(
  input: { language: 'fr' | 'en'; title: string; sender: Sender },
  ...content: ReactNode[]
): string {
  const { sender } = input;
  const contact = [sender.name, sender.email, writtenPhone(sender.phone)]
    .filter((part) => part !== '')
    .join(' · ');
  const letter = h(
    'html',
    { lang: input.language },
    h('head', null, h('meta', { charSet: 'utf-8' }), h('title', null, input.title)),
    h(
      'body',
      { style: PAPER },
      h(
        'div',
        { style: SHEET },
        h('div', { style: { height: 8, backgroundColor: sender.accent_color } }),
        h('div', { style: { padding: '24px 28px 0', fontWeight: 700, fontSize: 18 } }, sender.name),
        h('div', { style: { padding: '8px 28px 28px' } }, ...content),
        h(
          'div',
          {
            style: {
              padding: '16px 28px',
              borderTop: '1px solid #eae4dc',
              fontSize: 13,
              color: '#6b625a',
            },
          },
          contact,
        ),
      ),
    ),
  );
  return `<!doctype html>${renderToStaticMarkup(letter)}`;
}

/** A paragraph. */
export function paragraph(...content: ReactNode[]): ReactNode {
  return h('p', { style: { margin: '16px 0' } }, ...content);
}

/** The title of a letter or of a part of it. */
export function heading(text: string): ReactNode {
  return h('h2', { style: { margin: '24px 0 8px', fontSize: 18 } }, text);
}

/** The one thing to do: dark, so that it reads on any accent. */
export function button(href: string, label: string): ReactNode {
  const style: CSSProperties = {
    display: 'inline-block',
    padding: '12px 20px',
    borderRadius: 8,
    backgroundColor: '#2b2622',
    color: '#ffffff',
    textDecoration: 'none',
    fontWeight: 600,
  };
  return h('p', { style: { margin: '20px 0' } }, h('a', { href, style }, label));
}

/** Names with their values, as a table that every mail program shows. */
export function facts(rows: readonly (readonly [string, string])[]): ReactNode {
  const cells = rows.map(([name, value], index) =>
    h(
      'tr',
      { key: index },
      h(
        'td',
        {
          style: {
            padding: '4px 16px 4px 0',
            color: '#6b625a',
            verticalAlign: 'top',
            whiteSpace: 'nowrap',
          },
        },
        name,
      ),
      h('td', { style: { padding: '4px 0', fontWeight: 600 } }, value),
    ),
  );
  return h(
    'table',
    { role: 'presentation', cellPadding: 0, cellSpacing: 0, style: { borderCollapse: 'collapse' } },
    h('tbody', null, cells),
  );
}
