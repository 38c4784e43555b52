import type { siteFields } from '@ribambelle/api/website/site-shapes.ts';
import { type Language } from '@ribambelle/domain/base/languages.ts';
import { pickText } from '@ribambelle/domain/base/pick-text.ts';
import { writtenCompanyNumber } from '@ribambelle/domain/organisers/company-number.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import type { z } from 'zod';
import type { Organiser } from '../organisers/organiser.ts';

type Contact = z.output<typeof siteFields.contact>;

/** The names of networks, in every language. */
const NETWORKS: Readonly<Record<string, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  linkedin: 'LinkedIn',
  whatsapp: 'WhatsApp',
};

/**
 * Returns the footer column with the organiser's address, opening hours, company number and
 * networks; null for nothing.
 */
export function contactColumn(
  { address, hours, map_url, socials }: Contact,
  by: { organiser: Organiser; language: Language },
) {
  const { organiser, language } = by;
  const opening = pickText(hours, { language, fallback: organiser.language });
  const number = writtenCompanyNumber(organiser.company_number);
  const plain = (text: string) =>
    text
      .split('\n')
      .filter((name) => name.trim() !== '')
      .map((name) => ({ name, href: null }));
  const links = [
    ...plain(address.replaceAll('\n', ', ')).map(({ name }) => ({ name, href: map_url || null })),
    ...plain(opening),
    ...plain(number),
    ...socials.map(({ network, url }) => ({ name: NETWORKS[network] ?? hostOf(url), href: url })),
  ].map((link, index) => ({ ...link, id: `contact-${index + 1}` }));
  if (links.length === 0) return null;
  return { id: 'contact', title: textsFor(language).shell.contact, links };
}

const hostOf = (url: string): string => url.replace(/^https:\/\//, '').replace(/[/?#].*$/, '');
