import type { DataNeed, Head, Read, ViewProps, Where } from '@ribambelle/elements/element.ts';
import type { ComponentType } from 'react';
import type { PageState } from './page-state.ts';

/**
 * A view or data function of an element, ready for the settings of its own element.
 * Guarantee: settings in a page state were read by the schema of the same identifier (read-tree.ts), and registers pair
 * schema, view, data and head by folder.
 */
export function anyView(view: unknown): ComponentType<ViewProps<unknown>> {
  return view as ComponentType<ViewProps<unknown>>;
}

/** What a data function asks for, whatever element it belongs to. */
export type AnyData = (settings: unknown, where: Where) => readonly DataNeed[];
/**
 * The data function of an element, ready for the settings of its own element.
 * Guarantee: the same as for views.
 */
export function anyData(data: unknown): AnyData {
  return data as AnyData;
}

/** What a head function tells, whatever element it belongs to. */
export type AnyHead = (settings: unknown, where: Where & { readonly read: Read }) => Head;
/**
 * The head function of an element, ready for the settings of its own element.
 * Guarantee: the same as for views.
 */
export function anyHead(head: unknown): AnyHead {
  return head as AnyHead;
}

/**
 * The state that our own server wrote into a page of this origin, by the same build.
 * Guarantee: its `build` is compared before it is used.
 */
export function pageStateOf(json: string): PageState {
  return JSON.parse(json) as PageState;
}
