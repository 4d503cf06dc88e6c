-- Tables of the shop. Money is integer cents; texts named *_json hold JSON; times are ISO 8601 in UTC.
CREATE TABLE IF NOT EXISTS stock (
  sku TEXT PRIMARY KEY,
  qty REAL NOT NULL CHECK (qty >= 0)
);
CREATE TABLE IF NOT EXISTS reviews (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  product_id INTEGER NOT NULL,
  nickname TEXT NOT NULL,
  title TEXT NOT NULL,
  detail TEXT NOT NULL,
  stars_json TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('approved', 'pending')),
  created_at TEXT NOT NULL
);
CREATE INDEX IF NOT EXISTS reviews_of_product ON reviews (product_id, status);
CREATE TABLE IF NOT EXISTS wishlist_items (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id INTEGER NOT NULL,
  product_id INTEGER NOT NULL,
  qty REAL NOT NULL,
  description TEXT NOT NULL,
  UNIQUE (customer_id, product_id)
);
CREATE TABLE IF NOT EXISTS compare_items (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  owner TEXT NOT NULL,
  product_id INTEGER NOT NULL,
  UNIQUE (owner, product_id)
);
CREATE TABLE IF NOT EXISTS review_drafts (
  session_id TEXT PRIMARY KEY,
  draft_json TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS customers (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  email TEXT NOT NULL UNIQUE,
  password_hash TEXT NOT NULL,
  firstname TEXT NOT NULL,
  lastname TEXT NOT NULL,
  default_billing INTEGER,
  default_shipping INTEGER,
  created_at TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS customer_addresses (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id INTEGER NOT NULL REFERENCES customers (id),
  address_json TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS sessions (
  id TEXT PRIMARY KEY,
  customer_id INTEGER REFERENCES customers (id),
  cart_id INTEGER,
  form_key TEXT NOT NULL,
  messages_json TEXT NOT NULL,
  last_order_id INTEGER,
  updated_at TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS replaced_sessions (
  id TEXT PRIMARY KEY,
  successor TEXT NOT NULL,
  replaced_at TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS visitors (
  id TEXT PRIMARY KEY,
  settings_json TEXT NOT NULL,
  updated_at TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS visitor_shelf (
  visitor_id TEXT NOT NULL,
  sku TEXT NOT NULL,
  price INTEGER,
  stock INTEGER,
  PRIMARY KEY (visitor_id, sku)
);
CREATE TABLE IF NOT EXISTS faults (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  visitor_id TEXT NOT NULL,
  fault_json TEXT NOT NULL,
  times_left INTEGER
);
CREATE INDEX IF NOT EXISTS faults_of_visitor ON faults (visitor_id);
CREATE TABLE IF NOT EXISTS carts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  masked_id TEXT NOT NULL UNIQUE,
  customer_id INTEGER REFERENCES customers (id),
  is_active INTEGER NOT NULL DEFAULT 1,
  email TEXT,
  coupon_code TEXT,
  shipping_method TEXT,
  payment_json TEXT,
  reserved_order_id TEXT,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
);
CREATE INDEX IF NOT EXISTS carts_of_customer ON carts (customer_id, is_active);
CREATE TABLE IF NOT EXISTS cart_items (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  cart_id INTEGER NOT NULL REFERENCES carts (id) ON DELETE CASCADE,
  sku TEXT NOT NULL,
  choice_json TEXT NOT NULL,
  qty REAL NOT NULL
);
CREATE INDEX IF NOT EXISTS items_of_cart ON cart_items (cart_id);
CREATE TABLE IF NOT EXISTS cart_addresses (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  cart_id INTEGER NOT NULL REFERENCES carts (id) ON DELETE CASCADE,
  type TEXT NOT NULL CHECK (type IN ('shipping', 'billing')),
  address_json TEXT NOT NULL,
  UNIQUE (cart_id, type)
);
CREATE TABLE IF NOT EXISTS orders (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  increment_id TEXT UNIQUE,
  cart_id INTEGER NOT NULL UNIQUE,
  customer_id INTEGER REFERENCES customers (id),
  email TEXT NOT NULL,
  status TEXT NOT NULL,
  payment_method TEXT NOT NULL,
  po_number TEXT,
  shipping_method TEXT,
  coupon_code TEXT,
  subtotal INTEGER NOT NULL,
  discount INTEGER NOT NULL,
  shipping INTEGER NOT NULL,
  tax INTEGER NOT NULL,
  grand_total INTEGER NOT NULL,
  placed_at TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS order_items (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_id INTEGER NOT NULL REFERENCES orders (id),
  product_id INTEGER NOT NULL,
  sku TEXT NOT NULL,
  name TEXT NOT NULL,
  qty REAL NOT NULL,
  price INTEGER NOT NULL,
  row_total INTEGER NOT NULL,
  tax INTEGER NOT NULL,
  discount INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS order_item_options (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_item_id INTEGER NOT NULL REFERENCES order_items (id),
  label TEXT NOT NULL,
  value TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS order_addresses (
  order_id INTEGER NOT NULL REFERENCES orders (id),
  type TEXT NOT NULL CHECK (type IN ('shipping', 'billing')),
  address_json TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS copied_orders (
  customer_id INTEGER NOT NULL REFERENCES customers (id),
  order_id INTEGER NOT NULL REFERENCES orders (id),
  PRIMARY KEY (customer_id, order_id)
);
CREATE TABLE IF NOT EXISTS gift_messages (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  cart_id INTEGER NOT NULL,
  item_id INTEGER NOT NULL,
  sender TEXT NOT NULL,
  recipient TEXT NOT NULL,
  message TEXT NOT NULL,
  UNIQUE (cart_id, item_id)
);
CREATE TABLE IF NOT EXISTS order_gift_messages (
  order_id INTEGER NOT NULL REFERENCES orders (id),
  order_item_id INTEGER NOT NULL,
  sender TEXT NOT NULL,
  recipient TEXT NOT NULL,
  message TEXT NOT NULL,
  PRIMARY KEY (order_id, order_item_id)
);
CREATE TABLE IF NOT EXISTS cart_credits (
  cart_id INTEGER PRIMARY KEY
);
CREATE TABLE IF NOT EXISTS order_credits (
  order_id INTEGER PRIMARY KEY REFERENCES orders (id),
  amount INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS subscribers (
  email TEXT PRIMARY KEY,
  subscribed_at TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS customer_tokens (
  token TEXT PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customers (id),
  expires_at TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS password_links (
  token TEXT PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customers (id),
  expires_at TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS persistent_sessions (
  key TEXT PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customers (id)
);
CREATE TABLE IF NOT EXISTS guest_orders (
  session_id TEXT PRIMARY KEY,
  order_id INTEGER NOT NULL REFERENCES orders (id)
);
CREATE TABLE IF NOT EXISTS letters (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  visitor_id TEXT NOT NULL,
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  link TEXT NOT NULL,
  sent_at TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS captchas (
  session_id TEXT NOT NULL,
  form TEXT NOT NULL,
  picture_id TEXT NOT NULL UNIQUE,
  word TEXT NOT NULL,
  expires_at TEXT NOT NULL,
  PRIMARY KEY (session_id, form)
);
CREATE TABLE IF NOT EXISTS coupon_uses (
  code TEXT NOT NULL,
  order_id INTEGER NOT NULL REFERENCES orders (id)
);
CREATE TABLE IF NOT EXISTS order_payments (
  order_id INTEGER PRIMARY KEY REFERENCES orders (id),
  cart_id INTEGER NOT NULL,
  provider_id TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('pending', 'authorized', 'paid', 'failed', 'canceled')),
  label TEXT NOT NULL
);
CREATE INDEX IF NOT EXISTS payments_by_provider ON order_payments (provider_id);
CREATE TABLE IF NOT EXISTS cart_intents (
  cart_id INTEGER PRIMARY KEY,
  intent_id TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS customers_at_provider (
  customer_id INTEGER NOT NULL REFERENCES customers (id),
  account TEXT NOT NULL,
  provider_id TEXT NOT NULL,
  PRIMARY KEY (customer_id, account)
);
CREATE TABLE IF NOT EXISTS provider_events (
  id TEXT PRIMARY KEY
);
CREATE TABLE IF NOT EXISTS vault_cards (
  public_hash TEXT PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customers (id),
  type TEXT NOT NULL,
  last4 TEXT NOT NULL,
  month INTEGER NOT NULL,
  year INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS subscriptions (
  id TEXT PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customers (id),
  order_id INTEGER NOT NULL REFERENCES orders (id),
  sku TEXT NOT NULL,
  qty REAL NOT NULL,
  price INTEGER NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('trialing', 'active', 'canceled')),
  method_id TEXT NOT NULL,
  label TEXT NOT NULL,
  period_start TEXT NOT NULL,
  period_end TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS subscription_updates (
  customer_id INTEGER PRIMARY KEY REFERENCES customers (id),
  subscription_id TEXT NOT NULL REFERENCES subscriptions (id)
);
CREATE TABLE IF NOT EXISTS multi_checkouts (
  cart_id INTEGER PRIMARY KEY REFERENCES carts (id) ON DELETE CASCADE,
  state_json TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS multi_results (
  session_id TEXT PRIMARY KEY,
  result_json TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS paypal_visits (
  session_id TEXT PRIMARY KEY,
  cart_id INTEGER,
  location TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS paypal_cards (
  public_hash TEXT PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customers (id),
  vault_id TEXT NOT NULL,
  brand TEXT NOT NULL,
  last4 TEXT NOT NULL,
  description TEXT NOT NULL DEFAULT ''
);
CREATE TABLE IF NOT EXISTS paypal_session_orders (
  session_id TEXT PRIMARY KEY,
  order_id TEXT NOT NULL,
  source TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS cart_paypal_orders (
  cart_id INTEGER PRIMARY KEY REFERENCES carts (id) ON DELETE CASCADE,
  order_id TEXT NOT NULL,
  payments_order_id TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS tax_exemptions (
  customer_number TEXT NOT NULL,
  zone TEXT NOT NULL,
  PRIMARY KEY (customer_number, zone)
);
CREATE TABLE IF NOT EXISTS admin_sessions (
  id TEXT PRIMARY KEY,
  form_key TEXT NOT NULL,
  messages_json TEXT NOT NULL,
  draft_json TEXT NOT NULL,
  used_at TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS cms_blocks (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  visitor_id TEXT NOT NULL,
  title TEXT NOT NULL,
  identifier TEXT NOT NULL,
  content TEXT NOT NULL,
  is_active INTEGER NOT NULL,
  stores_json TEXT NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
);
CREATE INDEX IF NOT EXISTS cms_blocks_of_visitor ON cms_blocks (visitor_id, identifier);
