import type { RequestOf } from '@ribambelle/api/endpoint.ts';
import type { listSecurityEvents } from '@ribambelle/api/logs/list-security-events.ts';
import { securityColumns } from '@ribambelle/api/logs/security-columns.ts';
import type { securityEntry } from '@ribambelle/api/logs/shapes.ts';
import type { Json } from '@ribambelle/database/json.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import type { z } from 'zod';
import type { Unpaged } from '../database/counted.ts';
import type { OfficeList } from '../lists/office-list.ts';
import { momentsOf } from './moments-of.ts';
import { type SecurityEventRow, selectSecurityEvents } from './security-event-views.ts';

/** The list of the security log: events around access. */
export const securityList: OfficeList<
  Unpaged<RequestOf<typeof listSecurityEvents>>,
  SecurityEventRow,
  z.infer<typeof securityEntry>
> = {
  permission: 'collaborator-logs.read',
  columns: securityColumns,
  select: ({ sort, from, to, ...filters }, { organiser }) =>
    selectSecurityEvents({
      filters: { ...filters, ...momentsOf({ from, to }, organiser.timezone) },
      sort,
    }),
  present: ({ id, details, ...row }, { language, organiser }) => ({
    ...row,
    cuid: String(id),
    details: listDetails(details, { language, currency: organiser.currency }),
  }),
};

/**
 * Returns details as people read them: an amount is formatted, any other value that is not text is
 * written as JSON.
 */
function listDetails(
  details: Json,
  reading: { language: Language; currency: string },
): { name: string; value: string }[] {
  if (typeof details !== 'object' || details === null || Array.isArray(details)) return [];
  return Object.entries(details).map(([name, value]) => ({
    name,
    value:
      name === 'amount' && typeof value === 'number'
        ? formatPrice({ ...reading, amount: value })
        : typeof value === 'string'
          ? value
          : JSON.stringify(value),
  }));
}
