import { z } from 'zod';
import { THEME_NAMES, TOKEN_CHOICES } from '@ribambelle/domain/website/themes.ts';
import { cuid, instant, language } from '../general/shapes.ts';
import { termsNumber } from '../terms/shapes.ts';

/**
 * An address that a link may lead to: of this site, of another one, or of a mail or phone; `#`
 * leads nowhere.
 */
export const href = z.string().max(2000);

/** The three levels of a menu, as the header shows them (1 §3.1). */
const leaf = z.object({ id: z.string(), name: z.string(), href });
const branch = leaf.extend({ children: z.array(leaf) });
export const menuLink = leaf.extend({ children: z.array(branch) });

export const header = z.object({
  links: z.array(menuLink),
  logo_position: z.enum(['left', 'center']),
  links_position: z.enum(['left', 'center', 'right']),
  sticky: z.boolean(),
});

/** A link without a target is shown as plain text (1 §2.4). */
const footerLink = z.object({ id: z.string(), name: z.string(), href: href.nullable() });
export const footer = z.object({
  columns: z.array(z.object({ id: z.string(), title: z.string(), links: z.array(footerLink) })),
  quote: z.string(),
  background_color: z.string(),
  text_color: z.string(),
});

export const topbar = z.object({
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** Shown from its first moment until its last, by the time of drawing the page. */
  announcement: z
    .object({
      text: z.string(),
      href: href.nullable(),
      from: instant.nullable(),
      until: instant.nullable(),
    })
    .nullable(),
  background_color: z.string(),
  text_color: z.string(),
});

/**
 * The format of an age up to a limit, in its unit; null has no end. Display only, never eligibility
 * (1 §3.1, §9.1).
 */
const ageFormat = z.object({
  type: z.enum(['DAYS', 'WEEKS', 'MONTHS', 'YEARS']),
  number_of_days: z.number(),
  limit: z.number().nullable(),
  rounding_interval: z.number(),
  rounding_method: z.enum(['down', 'up', 'nearest']),
});

/** The settings of an organiser that a public site needs (1 §3.1, 2 §1). */
const organiserSettings = z.object({
  timezone: z.string(),
  currency: z.string(),
  online_payments_activated: z.boolean(),
  /** True when the organiser is testing its site: payments are not real, and every page says so. */
  test_mode: z.boolean(),
  /** False without a mail server: no page promises an e-mail. */
  mails_delivered: z.boolean(),
  /** The version of the terms in force; null as long as none was published. */
  terms_version: termsNumber.nullable(),
  formats: z.object({ ages: z.array(ageFormat) }),
});

/** A theme of ours, and the tokens that the organiser changed. */
export const theme = z.object({
  name: z.enum(THEME_NAMES),
  tokens: z.object({
    faces: z.enum(TOKEN_CHOICES.faces).optional(),
    ground: z.enum(TOKEN_CHOICES.ground).optional(),
    roundness: z.enum(TOKEN_CHOICES.roundness).optional(),
    density: z.enum(TOKEN_CHOICES.density).optional(),
    header_look: z.enum(TOKEN_CHOICES.header_look).optional(),
  }),
});

/** The frame of every page of an organiser (1 §3.1), in the language of the caller. */
export const website = z.object({
  organiser: z.object({
    cuid,
    name: z.string(),
    logo: z.string(),
    /** The icon in browsers; absent when the logo is shown there. */
    favicon: z.string().optional(),
    language,
    languages: z.array(language),
    currency: z.string(),
    timezone: z.string(),
    accent_color: z.string(),
    settings: organiserSettings,
  }),
  /** The site's main host name: a link to any other leads elsewhere (1 §2.2). */
  hostname: z.string(),
  header,
  footer,
  topbar,
  /** Absent for the look that every site has at first. */
  theme: theme.optional(),
  /** The organiser's own style, filtered when it was written; empty when there is none. */
  css: z.string(),
});

/**
 * One element of a page with its settings as written, texts in the language of the caller (3 §2).
 */
export interface PageElementShape {
  id: string;
  name: string;
  element: string;
  settings: Record<string, unknown>;
  children: PageElementShape[];
}

export const pageElement: z.ZodType<PageElementShape> = z.object({
  id: z.string(),
  name: z.string(),
  element: z.string(),
  settings: z.record(z.string(), z.unknown()),
  get children() {
    return z.array(pageElement);
  },
});

/** A page among others, for menus and site maps. */
export const pageLine = z.object({
  cuid,
  type: z.enum(['DEFAULT', 'AVAILABILITY']),
  pathname: z.string(),
  title: z.string(),
});

export const page = pageLine.extend({
  description: z.string(),
  /** The page as search engines and shared links show it. */
  seo: z.object({
    /** Empty for the title of the page. */
    title: z.string(),
    /** The address of the picture of shared links; null for the one that is drawn. */
    image: z.string().nullable(),
    indexed: z.boolean(),
  }),
  /** The values of the `$` parts of the pathname. */
  params: z.record(z.string(), z.string()),
  content: z.array(pageElement),
  /**
   * For breadcrumbs: on the page of one voucher the page of all, else the organiser's catalogue;
   * null when it has none.
   */
  catalogue: z.object({ title: z.string(), pathname: z.string() }).nullable(),
});
