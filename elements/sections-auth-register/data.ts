import { type DataNeed, need } from '../element.ts';

/** Returns the call for the organiser's fields for a new customer. */
export function data(): readonly DataNeed<'describeRegistration'>[] {
  return [need('describeRegistration', {})];
}
