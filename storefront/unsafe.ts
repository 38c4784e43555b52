import type { DataNeed, Head, Read, ViewProps, Where } from '@ribambelle/elements/element.ts';
import type { ComponentType } from 'react';
import type { PageState } from './page-state.ts';

/**
 * Types a view of an element for the settings of its own element.
 * Guarantee: settings in a page state were parsed by the schema of the same identifier
 * (read-tree.ts), and registers pair schema, view, data and head by folder.
 */
export function anyView(view: unknown): ComponentType<ViewProps<unknown>> {
  return view as ComponentType<ViewProps<unknown>>;
}

/** A data function, which returns the needed calls, of any element. */
export type AnyData = (settings: unknown, where: Where) => readonly DataNeed[];
/**
 * Types the data function of an element for the settings of its own element.
 * Guarantee: the same as for views.
 */
export function anyData(data: unknown): AnyData {
  return data as AnyData;
}

/** A head function of any element. */
export type AnyHead = (settings: unknown, where: Where & { readonly read: Read }) => Head;
/**
 * Types the head function of an element for the settings of its own element.
 * Guarantee: the same as for views.
 */
export function anyHead(head: unknown): AnyHead {
  return head as AnyHead;
}

/**
 * Parses the state that our own server wrote into a page of this origin, by the same build.
 * Guarantee: its `build` is compared before it is used.
 */
export function pageStateOf(json: string): PageState {
  return JSON.parse(json) as PageState;
}
