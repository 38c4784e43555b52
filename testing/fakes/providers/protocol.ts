import type { IncomingHttpHeaders } from 'node:http';
import type { Access, Account, AccountMethod, KeyForm, Mode } from './accounts.ts';
import type { BookedPayment, Happening } from './booked.ts';
import type { Books, IdForm } from './books.ts';
import type { Message, Messages } from './messages.ts';
import type { Mishaps } from './mishaps.ts';

/** A call of the provider's API with a key that it knows. */
export interface ApiCall {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: string;
  readonly access: Access;
}

/** An answer of the API. */
export interface Answer {
  readonly status: number;
  /** Written as JSON; null for none. */
  readonly body: unknown;
}

/** An address to which a provider sends the messages of an account. */
export interface Endpoint {
  readonly id: string;
  readonly account_id: string;
  readonly mode: Mode;
  readonly url: string;
  readonly secret: string;
  readonly events: readonly string[];
}

/** Everything that a provider has. */
export interface World {
  readonly books: Books;
  readonly accounts: readonly Account[];
  readonly endpoints: Endpoint[];
  readonly now: () => Date;
  /** The provider's own address. */
  readonly url: string;
}

/** A message that somebody else might have written. */
export interface Forgery {
  /** The secret that signs it. */
  readonly secret?: string;
  /** The age of its signature in seconds. */
  readonly age?: number;
}

/** The language that a provider speaks. */
export interface Protocol {
  readonly name: string;
  /** The beginning of the paths of its API. */
  readonly prefix: string;
  readonly content_type: string;
  readonly keys: KeyForm;
  readonly ids: IdForm;
  readonly methods: readonly AccountMethod[];
  /** True when a payer who was declined or left may come back to the page. */
  readonly leaves_open: boolean;
  readonly idempotency: {
    readonly life_millis: number;
    /** The answer to another request under the same key; null where the first answer comes. */
    readonly otherRequest: Answer | null;
    /** True when an answer is kept under its key. */
    readonly keeps: (answer: Answer) => boolean;
  };
  readonly answer: (call: ApiCall, world: World) => Answer;
  readonly failure: (status: number) => Answer;
  /** Writes the messages about something that happened, each when it leaves. */
  readonly messagesOf: (
    input: {
      readonly payment: BookedPayment;
      readonly happening: Happening;
      readonly forgery?: Forgery;
    },
    world: World,
  ) => readonly (() => Message)[];
}

/** A whole stand-in, as its pages and its switches see it. */
export interface Surroundings {
  readonly protocol: Protocol;
  readonly world: World;
  readonly messages: Messages;
  readonly mishaps: Mishaps;
}

/** A request as the server of a provider received it. */
export interface Received {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Returns an answer of the API. */
export function answerWith(body: unknown, status = 200): Answer {
  return { status, body };
}
