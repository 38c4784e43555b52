import type {
  officeRegistration,
  officeRegistrationRow,
} from '@ribambelle/api/registrations/office-shapes.ts';
import { seesFields } from '@ribambelle/domain/permissions/field-groups.ts';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { z } from 'zod';

type Row = z.infer<typeof officeRegistrationRow>;
type Detail = z.infer<typeof officeRegistration>;

const NO_MONEY = {
  total_amount: null,
  paid_amount: null,
  credit_amount: null,
  due_at: null,
  overdue: false,
};

/**
 * Returns a row of the list without the contacts, amounts and personal facts that a collaborator
 * may not see.
 */
export function rowAsSeen(row: Row, permissions: readonly Permission[]): Row {
  return {
    ...row,
    ...(seesFields(permissions, 'MONEY') ? {} : { ...NO_MONEY, owed_amount: null }),
    ...(seesFields(permissions, 'CONTACT') ? {} : { email: null, phone: null }),
    ...(seesFields(permissions, 'ANSWERS') ? {} : { birthdate: null, age: null }),
  };
}

/**
 * Returns a registration without the contacts, amounts and answers that a collaborator may not see.
 */
export function detailAsSeen(detail: Detail, permissions: readonly Permission[]): Detail {
  const contact = seesFields(permissions, 'CONTACT') ? {} : { email: null, phone: null };
  const visible = { ...detail, customer: { ...detail.customer, ...contact } };
  return withoutAnswers(withoutMoney(visible, permissions), permissions);
}

function withoutMoney(detail: Detail, permissions: readonly Permission[]): Detail {
  if (seesFields(permissions, 'MONEY')) return detail;
  return {
    ...detail,
    ...NO_MONEY,
    deposit_amount: null,
    communication: null,
    price_lines: [],
    kept: [],
    instalments: [],
    vat: [],
    payments: [],
    changes: detail.changes.map(({ was, became, ...change }) => ({
      ...change,
      was: { ...was, total_amount: null },
      became: { ...became, total_amount: null },
    })),
    options: detail.options.map((option) => ({ ...option, amount: null })),
  };
}

function withoutAnswers(detail: Detail, permissions: readonly Permission[]): Detail {
  if (seesFields(permissions, 'ANSWERS')) return detail;
  return {
    ...detail,
    participant: { ...detail.participant, birthdate: null },
    questions: [],
    waivers: detail.waivers.map((one) => ({ ...one, note: null })),
    options: detail.options.map((option) => ({ ...option, content: null })),
  };
}
