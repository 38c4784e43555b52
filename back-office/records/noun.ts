import type { Answer } from '@ribambelle/api/client.ts';
import type { recordNames } from '@ribambelle/api/record-names.ts';
import type { RowOf } from '../lists/list-call.ts';

/** The noun of a record, as in addresses and permissions. */
export type Noun = keyof typeof recordNames;

/** The names of a record: in a request, and of its calls. */
export type NamesOf<Of extends Noun> = (typeof recordNames)[Of];

/** A record as its panel shows it. */
export type Shown<Of extends Noun> = Answer<NamesOf<Of>['get']>;

/** A row of the list of a record. */
export type Listed<Of extends Noun> = RowOf<NamesOf<Of>['list']>;
