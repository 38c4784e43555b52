import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { render } from '@react-email/render';
import { definitions } from './definitions.ts';
import type { WriteMail } from './mail.ts';
import { Sheet } from './pieces/sheet.tsx';
import { plainText } from './plain-text.ts';

/** Writes an e-mail: drawn once, as HTML; the plain text is read off that HTML. */
export const writeMail: WriteMail = async (name, { sender, language, facts }) => {
  const { subject: subjectOf, Content } = definitions[name];
  const drawing = { facts, sender, language, texts: textsFor(language).mails };
  const subject = subjectOf(drawing);
  const html = await render(
    <Sheet language={language} title={subject} sender={sender}>
      <Content {...drawing} />
    </Sheet>,
  );
  return { subject, html, text: plainText(html) };
};
