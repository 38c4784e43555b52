import type { OptionalNoun } from '@ribambelle/domain/organisers/in-use.ts';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { Texts } from '@ribambelle/texts/all.ts';
import type { IconName } from './shell/icons.tsx';

export interface MenuEntry {
  readonly path: string;
  readonly icon: IconName;
  /** The key of its name in texts/<language>/office.ts, under `menu`. */
  readonly name: keyof Texts['office']['menu'];
  /** Without it the page refuses, so the entry does not show. */
  readonly permission: Permission;
  /** Another right that opens the page too. */
  readonly or?: Permission;
  /** It stands behind `more` while the organiser has none of these. */
  readonly of?: OptionalNoun;
  /** `g` and then this letter goes there; pages that are seldom opened have none. */
  readonly letter?: string;
}

/** A job, and the pages on which it is done: the menu shows the pages of the job that somebody is at. */
export interface MenuArea {
  /** The key of its name in texts/<language>/office.ts, under `areas`. */
  readonly name: keyof Texts['office']['areas'];
  readonly icon: IconName;
  readonly entries: readonly MenuEntry[];
}
