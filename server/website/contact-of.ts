import { siteFields } from '@ribambelle/api/website/site-shapes.ts';
import { inEachLanguage } from '@ribambelle/domain/base/languages.ts';
import { writtenPhone } from '@ribambelle/domain/base/phone.ts';
import { z } from 'zod';
import type { Organiser } from '../organisers/organiser.ts';

const contactShape = z.object({ email: z.string().catch(''), phone: z.string().catch('') }).catch({
  email: '',
  phone: '',
});

/**
 * Returns the contact details of the organiser: as it wrote them for its site, else its own
 * address, e-mail and phone.
 */
export function contactOf(
  row: { readonly contact: unknown; readonly topbar: unknown },
  organiser: Organiser,
): z.output<typeof siteFields.contact> {
  const contact = siteFields.contact.safeParse(row.contact);
  if (contact.success) return contact.data;
  const { street, number, postcode, city } = organiser;
  const top = contactShape.parse(row.topbar ?? {});
  return {
    address: [`${street} ${number}`.trim(), `${postcode} ${city}`.trim()]
      .filter((line) => line !== '')
      .join('\n'),
    email: top.email || organiser.email,
    phone: top.phone || writtenPhone(organiser.phone),
    hours: inEachLanguage(() => ''),
    map_url: '',
    socials: [],
  };
}
