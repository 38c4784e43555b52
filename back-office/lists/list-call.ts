import type { Answer, Ask, EndpointName } from '@ribambelle/api/client.ts';
import type { FilterFields } from '@ribambelle/api/lists/filters.ts';
import type { Listed } from './records-table.tsx';

/** The calls that answer a page of a list. */
export type ListCall = {
  [Name in EndpointName]: Answer<Name> extends Listed<{ readonly cuid: string }> ? Name : never;
}[EndpointName];

/** A row of the list of a call. */
export type RowOf<Call extends ListCall> = Answer<Call>['data'][number];

/** The fields of the request of such a call that its filters fill. */
export type FieldsOf<Call extends ListCall> = FilterFields<Ask<Call>>;
