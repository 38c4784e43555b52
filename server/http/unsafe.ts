import type { Action } from '../action.ts';

/**
 * Runs the first step of an action, if any. Guarantee: the request was parsed by the action's own
 * endpoint, and the caller was found as its `who` requires.
 */
export function prepareAction(action: Action, preparation: object): Promise<unknown> {
  return action.prepare === undefined
    ? Promise.resolve(null)
    : action.prepare(preparation as never);
}

/** Runs an action, with the same guarantee. */
export function runAction(action: Action, context: object): Promise<unknown> {
  return action.run(context as never);
}
