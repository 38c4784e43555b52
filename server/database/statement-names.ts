import type pg from 'pg';

/**
 * A marker in statements whose best plan depends on their values, such as a list with filters: they
 * get no name, and are planned each time for those values. A single plan for all reads thousands of
 * rows for each of thousands, where another reads a few hundred in all.
 */
export const PLANNED_ANEW = '/* planned anew */';

const MOST_NAMES = 500;

/** The names of the statements sent to one database. */
export interface StatementNames {
  /**
   * Returns a name for a recurring statement, so that the database plans it once; null for a rare
   * one, and for one to be planned anew. Bounded: a text that never repeats is forgotten, and at
   * most 500 get a name.
   */
  nameOf(text: string): string | null;
}

const namesByPool = new WeakMap<pg.Pool, StatementNames>();

/** Returns the names of the statements on a pool's connections. */
export function statementNamesOf(pool: pg.Pool): StatementNames {
  const names = namesByPool.get(pool) ?? createStatementNames();
  namesByPool.set(pool, names);
  return names;
}

function createStatementNames(): StatementNames {
  const statements = new Map<string, { times: number; name: string | null }>();
  let count = 0;
  const forgetUnnamed = () => {
    for (const [text, { name }] of statements) if (name === null) statements.delete(text);
  };
  const nameOf = (text: string) => {
    const statement = statements.get(text);
    if (statement === undefined) {
      // long texts are searched once, not each time that they are sent
      if (text.includes(PLANNED_ANEW)) return null;
      if (statements.size > 4 * MOST_NAMES) forgetUnnamed();
      statements.set(text, { times: 1, name: null });
      return null;
    }
    statement.times += 1;
    if (statement.name === null && statement.times > 2 && count < MOST_NAMES) {
      count += 1;
      statement.name = `s${count}`;
    }
    return statement.name;
  };
  return { nameOf };
}
