import type { Answer } from '@ribambelle/api/client.ts';
import { type Language, LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import { createContext, type ReactNode, useContext } from 'react';

type Input = Answer<'getOfficeSession'>;

/** A collaborator of an organiser. */
export interface OfficeSession {
  readonly collaborator: NonNullable<Input['collaborator']>;
  readonly organiser: NonNullable<Input['organiser']>;
}

const Session = createContext<OfficeSession | null>(null);

/** Provides the session to everything inside. */
export function SessionProvider(props: { session: OfficeSession; children: ReactNode }) {
  return <Session value={props.session}>{props.children}</Session>;
}

/** Returns the signed-in collaborator and the organiser. Only inside the shell. */
export function useSession(): OfficeSession {
  const session = useContext(Session);
  if (session === null) throw new Error('There is a session only inside the shell');
  return session;
}

/**
 * Returns the languages in which the organiser writes: those of its site, or all outside the shell.
 */
export function useOfferedLanguages(): readonly Language[] {
  const session = useContext(Session);
  const languages = session?.organiser.languages ?? [];
  return languages.length === 0 ? LANGUAGES : languages;
}

/** Returns a test of the collaborator's permissions: `useMay()('activities.update')`. */
export function useMay(): (permission: Permission) => boolean {
  const { permissions } = useSession().collaborator;
  return (permission) => permissions.includes(permission);
}

/** Returns the cuid of the signed-in collaborator; null outside the shell. */
export function useOwnCuid(): string | null {
  return useContext(Session)?.collaborator.cuid ?? null;
}
