import type { Answer, Ask, EndpointName } from '@ribambelle/api/client.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { TextsNoun } from '@ribambelle/texts/all.ts';
import type { ReactNode } from 'react';

/**
 * The props of a view: settings that its own schema has read, the elements inside it, the
 * parameters of the page's path.
 */
export interface ViewProps<Settings> {
  readonly settings: Settings;
  readonly children?: ReactNode;
  readonly params: Readonly<Record<string, string>>;
  /** The id of this element in its page. */
  readonly id: string;
}

/** The place of an element when its data are requested. */
export interface Where {
  readonly params: Readonly<Record<string, string>>;
  readonly search: URLSearchParams;
  readonly language: Language;
}

/** A call that must be answered before the element is shown. */
export interface DataNeed<Name extends EndpointName = EndpointName> {
  readonly name: Name;
  readonly request: Ask<Name>;
  /** True when the page does not exist without it: its 404 is the page's 404. */
  readonly page_depends: boolean;
  /**
   * True when the page's HTML holds all of the answer, so that the data need not come with the
   * page: the view draws it in `Drawn`.
   */
  readonly drawn: boolean;
}

/**
 * Requests a call before the page is shown; the view reads it with `useCall(name, request)`, with
 * the request written the same way.
 */
export function need<Name extends EndpointName>(name: Name, request: Ask<Name>): DataNeed<Name> {
  return { name, request, page_depends: false, drawn: false };
}

/** The same for data that a view draws only in `Drawn`: they stay on the server. */
export function drawnNeed<Name extends EndpointName>(
  name: Name,
  request: Ask<Name>,
): DataNeed<Name> {
  return { name, request, page_depends: false, drawn: true };
}

/** The same for the subject of the page: when it does not exist, neither does the page. */
export function pageNeeds<Name extends EndpointName>(
  name: Name,
  request: Ask<Name>,
): DataNeed<Name> {
  return { name, request, page_depends: true, drawn: false };
}

/**
 * The texts that the view reads with useTexts; `errors` loads the words of all error codes too, for
 * forms.
 */
export interface Needs {
  readonly texts: readonly TextsNoun[];
  readonly errors?: boolean;
}

/** Returns an answer that was read for the page; undefined when the call was refused. */
export type Read = <Name extends EndpointName>(
  name: Name,
  request: Ask<Name>,
) => Answer<Name> | undefined;

/**
 * The data for browsers and search engines, from the element that the page is about. All optional;
 * null for none.
 */
export interface Head {
  readonly title?: string | null;
  readonly description?: string | null;
  /**
   * The activity or voucher of the share picture, `/share/{cuid}.png`; null for the site as a
   * whole.
   */
  readonly shared?: string | null;
  /** The address of the picture of shared links, in place of one that is drawn. */
  readonly image?: string | null;
  /** True when the subject of the page does not exist: then neither does the page. */
  readonly missing?: boolean;
  /** False keeps the page out of search engines. */
  readonly indexed?: boolean;
  /** The path of a feed of what the page lists, without language. */
  readonly feed_path?: string | null;
  /** The only path of this content, without language. */
  readonly canonical_path?: string | null;
  /** The path to redirect to, without language, for a wrong slug (R2). */
  readonly redirect_path?: string | null;
  /** Structured data for search engines; data only, never executed. */
  readonly json_ld?: Readonly<Record<string, unknown>> | null;
}
