import type { Action } from '../action.ts';

/**
 * Runs an action with the context that http prepared for it.
 * Guarantee: the request was parsed by the action's own endpoint, and the caller was found as its `who` asks.
 */
export function runAction(action: Action, context: object): Promise<unknown> {
  return action.run(context as never);
}
