import type { Language } from '@ribambelle/domain/base/languages.ts';

/** Returns the address of the page to choose the password, in the customer's language (3 §2). */
export function passwordPage(input: {
  origin: string;
  language: Language;
  token: string;
  redirect: string;
}): string {
  const query = new URLSearchParams({
    token: input.token,
    ...(input.redirect === '/' ? {} : { redirect: input.redirect }),
  });
  return `${input.origin}/${input.language}/auth/password?${query}`;
}
