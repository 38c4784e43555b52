import { endpoints } from '@ribambelle/api/all.ts';
import { errorsOf } from '@ribambelle/api/openapi.ts';
import { codeOf, type Step } from './shopping.ts';
import type { Reply } from './caller.ts';

const promises = {
  add: endpoints.addCartItems,
  checkout: endpoints.checkoutCart,
  remove: endpoints.deleteCartItem,
  cancel: endpoints.cancelRegistration,
  decline: endpoints.declineOffer,
} as const;

/** The answers given to the buyers of a rush. */
export class RushBook {
  readonly addMillis: number[] = [];
  readonly undeclared: string[] = [];
  readonly #codes = new Map<string, number>();
  #soldInPass = 0;
  #ended = new Map<string, number>();

  /** Records an answer; true when it is a yes. */
  note(step: Step, reply: Reply): boolean {
    if (step === 'add') this.addMillis.push(reply.millis);
    if (reply.status === 200) return true;
    const code = codeOf(reply);
    this.#codes.set(`${step} ${code}`, (this.#codes.get(`${step} ${code}`) ?? 0) + 1);
    const declared: readonly string[] = errorsOf(promises[step]);
    if (!declared.includes(code)) this.undeclared.push(`${step} answered ${code}`);
    return false;
  }

  /** Records how a purchase ended. */
  ended(how: string, isSold: boolean): boolean {
    this.#ended.set(how, (this.#ended.get(how) ?? 0) + 1);
    if (isSold) this.#soldInPass += 1;
    return isSold;
  }

  /** Tests whether a whole pass sold nothing: there is nothing left to come back for. */
  passIsOver(): boolean {
    const over = this.#soldInPass === 0;
    this.#soldInPass = 0;
    return over;
  }

  summary(): string {
    const words = (counts: ReadonlyMap<string, number>) =>
      [...counts].map(([what, count]) => `${what} ${count}`).join(', ');
    return `${words(this.#ended)}; refusals: ${words(this.#codes)}`;
  }
}
