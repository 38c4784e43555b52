import { siteFields } from '@ribambelle/api/website/site-shapes.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { writtenPhone } from '@ribambelle/domain/base/phone.ts';
import { inEachLanguage, LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { defaultShell } from '@ribambelle/domain/website/default-shell.ts';
import { z } from 'zod';
import { DEFAULT_THEME } from '@ribambelle/domain/website/themes.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { contactOf } from './contact-of.ts';

const shape = z.object(siteFields);

/** The content that the organiser sets for every page of its site. */
export type SiteContent = z.output<typeof shape>;

/** Parts of a site that are being edited. */
export type SiteChange = { readonly [Part in keyof SiteContent]?: SiteContent[Part] | undefined };

/** The columns as they are stored. */
export interface SiteRow {
  readonly header: Json;
  readonly footer: Json;
  readonly topbar: Json;
  readonly contact: Json;
  readonly theme: string;
  readonly tokens: Json;
  readonly css_source: string;
}

const EMPTY: SiteRow = {
  header: {},
  footer: {},
  topbar: {},
  contact: {},
  theme: DEFAULT_THEME.name,
  tokens: {},
  css_source: '',
};

/** A text per language, from a column that may hold a plain text. */
const text = z
  .union([z.string(), z.record(z.string(), z.unknown())])
  .catch('')
  .transform((typed) =>
    inEachLanguage((language) => {
      const words = typeof typed === 'string' ? typed : typed[language];
      return typeof words === 'string' ? words : '';
    }),
  );
const href = z
  .string()
  .nullable()
  .catch(null)
  .transform((address) => (address === null || address === '#' ? '' : address));
const textIn = (name: Readonly<Record<string, string>>) =>
  LANGUAGES.some((language) => name[language] !== '');
const leaf = z.object({ name: text.refine(textIn), href });
const listOf = <Item extends z.ZodType>(item: Item) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((all) =>
      all.flatMap((each) => {
        const result = item.safeParse(each);
        return result.success ? [result.data] : [];
      }),
    );
const branch = leaf.extend({ children: listOf(leaf).default([]) });
const item = leaf.extend({
  hidden: z.boolean().catch(false),
  children: listOf(branch).default([]),
});
const colour = (fallback: string) =>
  z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .catch(fallback);
const storedShape = z.object({
  header: z.object({
    links: listOf(item),
    logo_position: shape.shape.header.shape.logo_position.catch('left'),
    links_position: shape.shape.header.shape.links_position.catch('left'),
    sticky: z.boolean().catch(true),
  }),
  footer: z.object({
    columns: listOf(z.object({ title: text, links: listOf(leaf) })),
    quote: text,
    background_color: colour('#000000'),
    text_color: colour('#ffffff'),
  }),
  topbar: z.object({
    announcement: z
      .object({
        text: text.refine(textIn),
        href,
        tone: z.enum(['INFO', 'WARNING']).catch('INFO'),
        from: z.string().nullable().catch(null),
        until: z.string().nullable().catch(null),
      })
      .nullable()
      .catch(null),
  }),
});

/**
 * Returns the site as the back-office edits it: the stored parts, and the defaults for those
 * without any.
 */
export function siteOf(row: SiteRow | undefined, organiser: Organiser): SiteContent {
  const { header, footer, topbar, contact } = row ?? EMPTY;
  const contacts = contactOf({ contact, topbar }, organiser);
  const usual = defaultShell({ email: organiser.email, phone: writtenPhone(organiser.phone) });
  const stored = storedShape.parse({
    header: { ...usual.header, ...objectOf(header) },
    footer: { ...usual.footer, ...objectOf(footer) },
    topbar: { ...usual.topbar, ...objectOf(topbar) },
  });
  const { background_color, text_color, columns, quote } = stored.footer;
  const { links, ...placed } = stored.header;
  return {
    announcement: stored.topbar.announcement,
    contact: contacts,
    footer: { text: quote, columns },
    menu: links,
    header: placed,
    colours: { background_color, text_color },
    theme: themeOf(row),
    accent_color: organiser.accent_color,
    css: row?.css_source ?? '',
  };
}

/** Returns the parts of a site in a draft; none that cannot be read. */
export function draftedParts(draft: unknown): SiteChange {
  const result = shape.partial().safeParse(draft);
  return result.success ? result.data : {};
}

/** Returns the theme of a site; the default for one that is not ours. */
export function themeOf({ theme, tokens }: Pick<SiteRow, 'theme' | 'tokens'> = EMPTY) {
  const result = shape.shape.theme.safeParse({ name: theme, tokens });
  return result.success ? result.data : DEFAULT_THEME;
}

/** Returns the columns with the parts that a change names; the rest of them stays. */
export function columnsOf(row: SiteRow | undefined, change: SiteChange): SiteRow {
  const before = row ?? EMPTY;
  const { announcement, contact, footer, menu, colours, theme } = change;
  const content = {
    header: {
      ...objectOf(before.header),
      ...change.header,
      ...(menu && { links: numbered(menu, 'menu') }),
    },
    footer: {
      ...objectOf(before.footer),
      ...(footer && {
        quote: footer.text,
        columns: numbered(footer.columns.map(withoutEmptyLinks), 'column'),
      }),
      ...colours,
    },
    topbar: {
      ...objectOf(before.topbar),
      ...(announcement !== undefined && {
        announcement: announcement && {
          ...announcement,
          href: announcement.href === '' ? null : announcement.href,
        },
      }),
      ...(contact && { email: contact.email || null, phone: contact.phone || null }),
      ...colours,
    },
    contact: contact ?? before.contact,
    theme: theme?.name ?? before.theme,
    tokens: theme?.tokens ?? before.tokens,
    css_source: change.css ?? before.css_source,
  };
  const json: SiteRow = JSON.parse(JSON.stringify(content));
  return json;
}

/** Returns a footer column in which a link without an address is plain text. */
function withoutEmptyLinks(column: SiteContent['footer']['columns'][number]) {
  const links = column.links.map((link) => ({
    ...link,
    href: link.href === '' ? null : link.href,
  }));
  return { ...column, links };
}

/**
 * Gives every entry of a list, and of the lists in it, an id of its own, by which pages tell them
 * apart.
 */
function numbered(value: unknown, prefix: string): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((each: unknown, index) => {
    const id = `${prefix}-${index + 1}`;
    const entries = Object.entries(objectOf(each)).map(([name, inside]) => [
      name,
      numbered(inside, id),
    ]);
    return { ...Object.fromEntries(entries), id };
  });
}

function objectOf(value: unknown): object {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}
