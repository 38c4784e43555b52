import { writtenPhone } from '@ribambelle/domain/base/phone.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { CSSProperties, ReactNode } from 'react';
import type { Sender } from '../mail.ts';
import { COLOURS } from './colours.ts';

const BODY: CSSProperties = {
  fontFamily: 'Helvetica, Arial, sans-serif',
  fontSize: 16,
  lineHeight: 1.5,
  color: COLOURS.ink,
  backgroundColor: COLOURS.paper,
  margin: 0,
  padding: '24px 12px',
};
const SHEET: CSSProperties = {
  maxWidth: 600,
  margin: '0 auto',
  backgroundColor: COLOURS.sheet,
  borderRadius: 12,
  overflow: 'hidden',
};
const NAME: CSSProperties = { fontWeight: 700, fontSize: 18, verticalAlign: 'middle' };
const FOOT: CSSProperties = {
  padding: '16px 28px',
  borderTop: `1px solid ${COLOURS.line}`,
  fontSize: 13,
  color: COLOURS.quiet,
};

/**
 * A whole e-mail: a band in the organiser's colour, its logo and name, the content, and its contact
 * details.
 */
export function Sheet(input: {
  language: Language;
  title: string;
  sender: Sender;
  children: ReactNode;
}) {
  const { language, title, sender } = input;
  const contact = [sender.name, sender.email, writtenPhone(sender.phone)]
    .filter((part) => part !== '')
    .join(' · ');
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
      </head>
      <body style={BODY}>
        <div style={SHEET}>
          <div style={{ height: 8, backgroundColor: sender.accent_color }} />
          <div style={{ padding: '24px 28px 0' }} data-skip-in-text="true">
            {sender.logo === '' ? null : (
              <img
                src={sender.logo}
                alt=""
                height={40}
                style={{ height: 40, marginRight: 12, verticalAlign: 'middle' }}
              />
            )}
            <span style={NAME}>{sender.name}</span>
          </div>
          <div style={{ padding: '8px 28px 28px' }}>{input.children}</div>
          <div style={FOOT}>{contact}</div>
        </div>
      </body>
    </html>
  );
}
