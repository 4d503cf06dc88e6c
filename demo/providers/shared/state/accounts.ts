/** Maximum number of accounts; the least recently used one is dropped. */
const KEPT = 2000;

/** All accounts of a sandbox, in memory, created on first use. */
export class Accounts<Account> {
  private readonly byId = new Map<string, Account>();

  constructor(private readonly open: (id: string) => Account) {}

  of(id: string): Account {
    const account = this.byId.get(id) ?? this.open(id);
    this.byId.delete(id);
    this.byId.set(id, account);
    const [oldest] = this.byId.keys();
    if (this.byId.size > KEPT && oldest !== undefined) this.byId.delete(oldest);
    return account;
  }

  /** Resets an account, including faults and settings. */
  forget(id: string): void {
    this.byId.delete(id);
  }
}
