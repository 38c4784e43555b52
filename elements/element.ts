import type { Answer, Ask, EndpointName } from '@ribambelle/api/client.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { TextsNoun } from '@ribambelle/texts/all.ts';
import type { ReactNode } from 'react';

/** What a view is given: settings that its own schema has read, what stands inside it, the parameters of the page's path. */
export interface ViewProps<Settings> {
  readonly settings: Settings;
  readonly children?: ReactNode;
  readonly params: Readonly<Record<string, string>>;
  /** The id of this element in its page. */
  readonly id: string;
}

/** Where an element stands when its data are requested. */
export interface Where {
  readonly params: Readonly<Record<string, string>>;
  readonly search: URLSearchParams;
  readonly language: Language;
}

/** One call that must be answered before the element is shown. */
export interface DataNeed<Name extends EndpointName = EndpointName> {
  readonly name: Name;
  readonly request: Ask<Name>;
  /** True when the page does not exist without it: its 404 is the page's 404. */
  readonly page_depends: boolean;
  /** True when the page's HTML says all of it, so that its data need not come with the page: its view draws it in `Drawn`. */
  readonly drawn: boolean;
}

/** Asks for a call before the page is shown; the view reads it with `useCall(name, request)`, the request written the same. */
export function need<Name extends EndpointName>(name: Name, request: Ask<Name>): DataNeed<Name> {
  return { name, request, page_depends: false, drawn: false };
}

/** The same for what a view draws in `Drawn` alone: its data stay on the server. */
export function drawnNeed<Name extends EndpointName>(
  name: Name,
  request: Ask<Name>,
): DataNeed<Name> {
  return { name, request, page_depends: false, drawn: true };
}

/** The same for what the page is about: when it is not there, neither is the page. */
export function pageNeeds<Name extends EndpointName>(
  name: Name,
  request: Ask<Name>,
): DataNeed<Name> {
  return { name, request, page_depends: true, drawn: false };
}

/** The texts that the view reads with useTexts; `errors` loads the words of all error codes too, for forms. */
export interface Needs {
  readonly texts: readonly TextsNoun[];
  readonly errors?: boolean;
}

/** Answers that were read for the page; undefined when the call was refused. */
export type Read = <Name extends EndpointName>(
  name: Name,
  request: Ask<Name>,
) => Answer<Name> | undefined;

/** What the element that a page is about says to browsers and search engines. All optional, null for nothing. */
export interface Head {
  readonly title?: string | null;
  readonly description?: string | null;
  /** Of what activity or voucher the share picture is, `/share/{cuid}.png`; null for the site as a whole. */
  readonly shared?: string | null;
  /** The one path of this content, without language. */
  readonly canonical_path?: string | null;
  /** Where to go instead, without language: a wrong slug (R2). */
  readonly redirect_path?: string | null;
  /** Structured data for search engines; data only, it never runs. */
  readonly json_ld?: Readonly<Record<string, unknown>> | null;
}
