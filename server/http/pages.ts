import type { Call } from '@ribambelle/api/client.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';

/**
 * The request for a public page. The server does not know how it is drawn; the storefront does not
 * know the server.
 */
export interface PageRequest {
  /** Path and query as the browser wrote them. */
  readonly path: string;
  readonly search: string;
  /** https://host, for canonical addresses. */
  readonly origin: string;
  readonly accept_language: string;
  readonly organiser: {
    readonly cuid: string;
    readonly name: string;
    readonly language: Language;
    readonly accent_color: string;
    readonly timezone: string;
  };
  /** The origin of the office that may frame this page, for a preview; null for any other page. */
  readonly back_office_origin: string | null;
  /** Calls the API as a visitor, in process, in the language of the page. */
  readonly call: (language: Language) => Call;
}

export interface PageAnswer {
  readonly status: number;
  readonly html: string;
  /** The address to redirect to, within the site. */
  readonly redirect: string | null;
  readonly language: Language;
  /** False for a page that must not be kept (a search that nobody will repeat). */
  readonly keep: boolean;
}

export interface PageRenderer {
  render(request: PageRequest): Promise<PageAnswer>;
  /** Folder of the built files that are served under /assets/. */
  readonly assets: string;
}
