import type { Language } from '@ribambelle/domain/website/languages.ts';
import { messagesOf } from './messages.ts';

/** The letter with the link, as subject, plain text and HTML. */
export function passwordLetter(told: { language: Language; organiser: string; firstname: string; href: string }): {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
} {
  const texts = messagesOf(told.language);
  const lines = [texts.link_letter_greeting(told.firstname), texts.link_letter_why(told.organiser), texts.link_letter_lasts] as const;
  const [greeting, why, lasts] = lines.map(escaped);
  const button = `<a href="${escaped(told.href)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#2b2622;color:#fff;text-decoration:none">${escaped(texts.link_letter_button)}</a>`;
  return {
    subject: texts.link_letter_subject(told.organiser),
    text: `${lines[0]}\n\n${lines[1]}\n\n${told.href}\n\n${lines[2]}\n\n${told.organiser}\n`,
    html: `<p>${greeting}</p><p>${why}</p><p>${button}</p><p>${lasts}</p><p>${escaped(told.organiser)}</p>`,
  };
}

/** The page on which the password is chosen, in the customer's language (3 §2). */
export function passwordPage(told: { origin: string; language: Language; token: string; redirect: string }): string {
  const query = new URLSearchParams({ token: told.token, ...(told.redirect === '/' ? {} : { redirect: told.redirect }) });
  return `${told.origin}/${told.language}/auth/password?${query}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
