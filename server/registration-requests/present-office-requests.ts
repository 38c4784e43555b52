import type { officeRequestRow } from '@ribambelle/api/registration-requests/office-shapes.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import type { z } from 'zod';
import { presentRequest } from './present-requests.ts';
import type { RequestRow } from './request-views.ts';

/** Returns a request for the list of the back-office. */
export function presentOfficeRequest(
  row: RequestRow,
  {
    text,
    broken,
  }: {
    readonly text: (column: Json) => string;
    readonly broken: z.output<typeof officeRequestRow>['broken'];
  },
): z.output<typeof officeRequestRow> {
  const summary = presentRequest(row, text);
  const { id, cuid, reference, status, created_at, decided_at, tier, availabilities } = summary;
  return {
    id,
    cuid,
    reference,
    status,
    created_at,
    decided_at,
    tier,
    activity_title: summary.activity.title,
    participant: { cuid: row.participant.cuid, fullname: summary.participant.fullname },
    customer: { cuid: row.customer.cuid, fullname: fullname(row.customer) },
    requested: availabilities.length,
    start_at: availabilities[0]?.start_at ?? created_at,
    decided_by: row.decided_by,
    broken,
  };
}
