import { type footer, header, type topbar } from '@ribambelle/api/website/shapes.ts';
import { instant } from '@ribambelle/api/general/shapes.ts';
import { announcementTone } from '@ribambelle/api/website/site-shapes.ts';
import { z } from 'zod';

const text = z.string().catch('');
const id = z.union([z.string(), z.number()]).transform(String).catch('');
/** Menu items need a name; an empty address becomes # (1 §5). */
const linkFields = {
  id,
  name: z.string().trim().min(1),
  href: text.transform((href) => (href === '' ? '#' : href)),
};
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
const leaf = z.object(linkFields);
const branch = z.object({ ...linkFields, children: listOf(leaf) });
const menu = listOf(
  z.object({ ...linkFields, hidden: z.literal(false).default(false), children: listOf(branch) }),
).transform((items) =>
  items.map(({ id: itemId, name, href, children }) => ({ id: itemId, name, href, children })),
);
const colour = (fallback: string) =>
  z
    .string()
    .regex(/^#[0-9a-fA-F]{3,8}$/)
    .catch(fallback);

const headerAsWritten = z.object({
  links: menu,
  logo_position: header.shape.logo_position.catch('left'),
  links_position: header.shape.links_position.catch('left'),
  sticky: z.boolean().catch(true),
});

const footerLink = z.object({
  id,
  name: z.string().trim().min(1),
  href: z.string().min(1).nullable().catch(null),
});
const footerAsWritten = z.object({
  columns: listOf(z.object({ id, title: text, links: listOf(footerLink) })),
  quote: text,
  background_color: colour('#000000'),
  text_color: colour('#ffffff'),
});

/** A warning has its icon before its text. */
const announcement = z
  .object({
    text: z.string().trim().min(1),
    href: z.string().min(1).nullable().catch(null),
    tone: announcementTone.catch('INFO'),
    from: instant.nullable().catch(null),
    until: instant.nullable().catch(null),
  })
  .transform(({ tone, text: words, ...rest }) => ({
    ...rest,
    text: tone === 'WARNING' ? `⚠\u00a0${words}` : words,
  }));
const topbarAsWritten = z.object({
  email: z.email().nullable().catch(null),
  phone: z.string().trim().min(1).nullable().catch(null),
  announcement: announcement.nullable().catch(null),
  background_color: colour('#000000'),
  text_color: colour('#ffffff'),
});

interface Shell {
  readonly header: z.infer<typeof header>;
  readonly footer: z.infer<typeof footer>;
  readonly topbar: z.infer<typeof topbar>;
}

/**
 * Returns header, footer and top bar in their declared shape, whatever the columns hold: parts that
 * cannot be read are left out.
 */
export function readShell(stored: { header: unknown; footer: unknown; topbar: unknown }): Shell {
  return {
    header: headerAsWritten.parse(stored.header),
    footer: footerAsWritten.parse(stored.footer),
    topbar: topbarAsWritten.parse(stored.topbar),
  };
}
