import { expect } from 'vitest';

/** Returns the refusal of a request whose field of this name, or a part of it, is wrong. */
export function invalid(name: string) {
  return {
    status: 400,
    body: {
      error: 'INVALID_REQUEST',
      fields: expect.toSatisfy((fields: object) =>
        Object.keys(fields).some((path) => path === name || path.startsWith(`${name}.`)),
      ),
    },
  };
}
