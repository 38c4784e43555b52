import { createContext, type ReactElement, type ReactNode, use } from 'react';
import type { Answers } from './answers.ts';

const AnswersContext = createContext<Answers | null>(null);

export const AnswersProvider = ({
  answers,
  children,
}: {
  readonly answers: Answers;
  readonly children: ReactNode;
}): ReactElement => <AnswersContext value={answers}>{children}</AnswersContext>;

/**
 * Returns the answers that pages have read; `answers.invalidate('listActivities')` makes all
 * answers of a call stale.
 */
export const useAnswers = (): Answers => {
  const answers = use(AnswersContext);
  if (answers === null) throw new Error('No answers above this component');
  return answers;
};
