import type { Position } from '@ribambelle/domain/website/page-tree.ts';
import type { Step } from './edits.ts';

/** The place for a new element; beside another one, where that can hold it. */
export interface NewPlace extends Position {
  readonly beside?: string | null;
}

/** The acts on an element. */
export interface ElementActs {
  readonly select: (id: string) => void;
  readonly step: (id: string, step: Step) => void;
  readonly place: (id: string, position: Position) => void;
  readonly duplicate: (id: string) => void;
  readonly remove: (id: string) => void;
  /** Asks for the name under which a section is kept for other pages. */
  readonly keep: (id: string) => void;
  /** Opens the palette for a place. */
  readonly add: (place: NewPlace) => void;
}
