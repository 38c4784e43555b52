const ALWAYS = {
  listen_addresses: '127.0.0.1',
  // its own folder, relative for PostgreSQL: those above may be closed to its account
  unix_socket_directories: '.',
  unix_socket_permissions: '0700',
  max_connections: '200',
  timezone: 'UTC',
  log_timezone: 'UTC',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  random_page_cost: '1.1',
  max_wal_size: '2GB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  jit: 'off',
};

const THROWAWAY = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '128MB',
  max_wal_size: '512MB',
  checkpoint_timeout: '1h',
};

/**
 * Returns the command line of the embedded server; only a throw-away one may lose acknowledged
 * data.
 */
export function settings({ port, durable }: { port: number; durable: boolean }): string[] {
  const values = { ...ALWAYS, ...(durable ? {} : THROWAWAY), port: String(port) };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
