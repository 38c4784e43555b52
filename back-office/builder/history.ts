/** The most steps that can be undone. */
const MOST_STEPS = 200;

/** The time within which writing in one field is one step, in milliseconds. */
const ONE_STEP = 1500;

/** The states of a page while it is being written: those before, this one, those undone. */
export interface History<State> {
  readonly past: readonly State[];
  readonly present: State;
  readonly future: readonly State[];
  /** The field of the last step and its moment; null when the next change is a step of its own. */
  readonly last: { readonly field: string; readonly at: number } | null;
}

/** Returns a history without steps. */
export function begin<State>(present: State): History<State> {
  return { past: [], present, future: [], last: null };
}

/**
 * Returns the history after a change. A change of nothing is no step; changes of the same `field`
 * shortly after each other are one (null for one of its own).
 */
export function record<State>(
  history: History<State>,
  change: { readonly next: State; readonly field: string | null; readonly at: number },
): History<State> {
  const { next, field, at } = change;
  if (isSame(history.present, next)) return history;
  const last = field === null ? null : { field, at };
  const goes_on = last !== null && history.last?.field === field && at - history.last.at < ONE_STEP;
  if (goes_on) return { ...history, present: next, future: [], last };
  const past = [...history.past, history.present].slice(-MOST_STEPS);
  return { past, present: next, future: [], last };
}

/** Returns the history with another state one step behind the present one, which stays. */
export function recordBehind<State>(history: History<State>, state: State): History<State> {
  const { present } = history;
  const other = record(history, { next: state, field: null, at: 0 });
  return record(other, { next: present, field: null, at: 0 });
}

/** Returns the history one step back; the same when there is none. */
export function undo<State>(history: History<State>): History<State> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    present: before,
    future: [history.present, ...history.future],
    last: null,
  };
}

/** Returns the history one step further again; the same when nothing was undone. */
export function redo<State>(history: History<State>): History<State> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future, last: null };
}

/** Tests whether two states say the same. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
