import type { OptionalNoun } from '@ribambelle/domain/organisers/in-use.ts';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { Texts } from '@ribambelle/texts/all.ts';
import type { IconName } from './shell/icons.tsx';

export interface MenuEntry {
  readonly path: string;
  readonly icon: IconName;
  /** The key of its name in texts/<language>/office.ts, under `menu`. */
  readonly name: keyof Texts['office']['menu'];
  /** The permission without which the page refuses, so that its entry does not show. */
  readonly permission: Permission;
  /** Another permission that opens the page too. */
  readonly or?: Permission;
  /** The noun without which the entry moves behind `more`, while the organiser has none of it. */
  readonly of?: OptionalNoun;
  /** The letter that goes there when typed after `g`; rarely opened pages have none. */
  readonly letter?: string;
}

/** A job and the pages where it is done: the menu shows the pages of the job that is open. */
export interface MenuArea {
  /** The key of its name in texts/<language>/office.ts, under `areas`. */
  readonly name: keyof Texts['office']['areas'];
  readonly icon: IconName;
  readonly entries: readonly MenuEntry[];
}
