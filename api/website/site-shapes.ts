import { z } from 'zod';
import { email, inEveryLanguage, instant, manyLines, oneLine, phone } from '../general/shapes.ts';
import { inEachLanguage, LANGUAGES, FIRST_LANGUAGE } from '@ribambelle/domain/base/languages.ts';
import { version } from '../general/versions.ts';
import { preferenceFields } from '../organisers/office-shapes.ts';
import { header, theme } from './shapes.ts';

/**
 * The allowed targets of a link of the site: a page of it, another site over https, a mail address,
 * a phone.
 */
const LINK = /^(\/(?!\/)|https:\/\/|mailto:|tel:)\S*$/;

/** The target of a link; empty leads nowhere, and its label is plain text. Refuses LINK_INVALID. */
export const siteLink = oneLine(500).refine((href) => href === '' || LINK.test(href), {
  message: 'LINK_INVALID',
});
const httpsLink = oneLine(500).refine((href) => href === '' || /^https:\/\/\S+$/.test(href), {
  message: 'LINK_INVALID',
});

const words = (most: number) => z.object(inEachLanguage(() => oneLine(most).default('')));
/** Lines per language, of at most so many characters each. */
export const lines = (most: number) => z.object(inEachLanguage(() => manyLines(most).default('')));
/** Words that must not be empty in all languages. */
const wordsOf = (most: number) =>
  words(most).refine((text) => LANGUAGES.some((each) => text[each] !== ''), {
    message: 'REQUIRED',
    path: [FIRST_LANGUAGE],
  });

export const announcementTone = z.enum(['INFO', 'WARNING']);
export const socialNetwork = z.enum([
  'facebook',
  'instagram',
  'youtube',
  'tiktok',
  'linkedin',
  'whatsapp',
  'other',
]);

const color = z.string().regex(/^#[0-9a-f]{6}$/);

const announcement = z.object({
  text: wordsOf(300),
  href: siteLink,
  tone: announcementTone,
  from: instant.nullable(),
  until: instant.nullable(),
});

const leaf = z.object({ name: wordsOf(80), href: siteLink });
const branch = leaf.extend({ children: z.array(leaf).max(20).default([]) });

/** The settings of an organiser for every page of its site, part by part. */
export const siteFields = {
  announcement: announcement.nullable(),
  contact: z.object({
    address: manyLines(300),
    email: z.union([z.literal(''), email]),
    phone,
    hours: lines(600),
    map_url: httpsLink,
    socials: z.array(z.object({ network: socialNetwork, url: httpsLink.min(1) })).max(8),
  }),
  footer: z.object({
    text: lines(600),
    columns: z.array(z.object({ title: words(80), links: z.array(leaf).max(12) })).max(5),
  }),
  /**
   * The menu in its order; a hidden entry is kept but not shown. Below a link there may be two more
   * levels.
   */
  menu: z
    .array(
      leaf.extend({
        hidden: z.boolean().default(false),
        children: z.array(branch).max(20).default([]),
      }),
    )
    .max(8),
  /** Where logo and links stand in the header, and whether it stays in sight. */
  header: header.pick({ logo_position: true, links_position: true, sticky: true }),
  /** The colours of the top bar and the footer. */
  colours: z.object({ background_color: color, text_color: color }),
  theme,
  /** The colour of buttons and links; its shades are made readable on every ground. */
  accent_color: preferenceFields.accent_color,
  /**
   * The organiser's own style sheet as it was written; empty for none. Its bytes are counted when
   * it is read.
   */
  css: manyLines(100_000),
};

/** All of it, as the back-office shows it. */
export const officeSite = z.object({
  version,
  ...siteFields,
  favicon_url: z.string().nullable(),
  // a phone saved before numbers were checked is shown as it is
  contact: siteFields.contact.extend({ phone: z.string() }),
  announcement: announcement.extend({ text: inEveryLanguage, href: z.string() }).nullable(),
});
