import { expect } from 'vitest';

/** Returns the refusal of a request in which each of these fields, or a part of it, is wrong. */
export function invalid(...names: readonly string[]) {
  return {
    status: 400,
    body: {
      error: 'INVALID_REQUEST',
      fields: expect.toSatisfy((fields: object) => {
        const paths = Object.keys(fields);
        return names.every((name) =>
          paths.some((path) => path === name || path.startsWith(`${name}.`)),
        );
      }),
    },
  };
}
