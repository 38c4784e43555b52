import { z } from 'zod';

/**
 * Returns the schema of a request with a new password, typed twice: MISMATCH on `confirmation` when
 * they differ (3 §5).
 */
export function withConfirmation<Shape extends z.ZodRawShape & { password: z.ZodString }>(
  request: z.ZodObject<Shape>,
) {
  return z
    .object({ ...request.shape, confirmation: z.string().min(1) })
    .superRefine((values, context) => {
      const input = new Map(Object.entries(values));
      if (input.get('password') === input.get('confirmation')) return;
      context.addIssue({ code: 'custom', path: ['confirmation'], message: 'MISMATCH' });
    });
}
