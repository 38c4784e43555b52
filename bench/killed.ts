export async function killed() {
  return [];
}
