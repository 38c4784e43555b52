import { keepPreviousData } from '@tanstack/react-query';

/**
 * The last answer stands in for the next one. Guarantee: react-query gives it the last answer of the very same call; the
 * library's own type cannot say so for a call whose name is a type parameter.
 */
export const previousAnswer = keepPreviousData as (previous: unknown) => never;
