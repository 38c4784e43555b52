import { SECURITY_ACTORS, SECURITY_EVENT_TYPES } from '@ribambelle/domain/logs/security-events.ts';
import { PERMISSIONS } from '@ribambelle/domain/permissions/permissions.ts';
import { filtersOf } from '../lists/filters.ts';
import { auditFilters, securityFilters } from './shapes.ts';

/** The filters of the log of the team's actions. */
export const auditFilterSet = filtersOf(auditFilters, {
  area: { kind: 'choice', of: Object.keys(PERMISSIONS) },
  collaborator: { kind: 'collaborator' },
  done: { kind: 'period', from: 'from', to: 'to' },
});

/** The filters of the security events. */
export const securityFilterSet = filtersOf(securityFilters, {
  type: { kind: 'choice', of: SECURITY_EVENT_TYPES },
  actor_kind: { kind: 'choice', of: SECURITY_ACTORS },
  happened: { kind: 'period', from: 'from', to: 'to' },
});
