import { readCompanyNumber as readNumber } from '@ribambelle/domain/organisers/company-number.ts';
import { refuse } from '../refusal.ts';

/**
 * Returns the company number from a request as it is kept; empty stays empty. Refuses
 * COMPANY_NUMBER_INVALID at its field, `company_number` or another path.
 */
export function readCompanyNumber(typed: string, path = 'company_number'): string {
  const decision = readNumber(typed);
  return decision.ok ? decision.value : refuse(decision.refused, { [path]: decision.refused });
}
