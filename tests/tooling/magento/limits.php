<?php
/**
 * Runs what the module adds to a line of the private data, without the platform: reads {settings, parts, isBroken} as JSON
 * from its input and prints the line and the warnings. Each of `parts` is a stock item of the line; one with a `count` is a
 * product among the options of the line, as a variant or a part of a bundle.
 */
declare(strict_types=1);

namespace Magento\Framework\App\Config {
    interface ScopeConfigInterface
    {
    }
}

namespace Magento\Framework\View {
    class DesignInterface
    {
        public function getDesignTheme(): static
        {
            return $this;
        }

        public function getCode(): string
        {
            return 'Magento/blank';
        }
    }
}

namespace Magento\Framework\View\Asset {
    class Repository
    {
    }
}

namespace Magento\Framework\View {
    interface LayoutInterface
    {
    }
}

namespace Magento\Framework\View\Element\Block {
    interface ArgumentInterface
    {
    }
}

namespace Magento\Store\Model {
    interface ScopeInterface
    {
        public const SCOPE_STORE = 'store';
    }
}

namespace Psr\Log {
    interface LoggerInterface
    {
    }
}

namespace Magento\Checkout\CustomerData {
    interface ItemPoolInterface
    {
    }
}

namespace Magento\Catalog\Model {
    class Product
    {
        public function __construct(private int $id)
        {
        }

        public function getId(): int
        {
            return $this->id;
        }

        public function getStore(): static
        {
            return $this;
        }

        public function getWebsiteId(): string
        {
            return '1';
        }
    }
}

namespace Magento\CatalogInventory\Api\Data {
    interface StockItemInterface
    {
    }
}

namespace Magento\CatalogInventory\Api {
    interface StockRegistryInterface
    {
        public function getStockItem($productId, $scopeId = null);
    }
}

namespace Magento\Quote\Model\Quote {
    use Magento\Catalog\Model\Product;

    class Item
    {
        public function __construct(private array $parts, private bool $isBroken)
        {
        }

        public function getProduct(): Product
        {
            return new Product(0);
        }

        public function getQtyOptions(): array
        {
            if ($this->isBroken) {
                throw new \TypeError('no options');
            }
            $chosen = array_filter($this->parts, static fn (array $part) => isset($part['count']));

            return array_map(
                static fn (int $id, array $part) => new class ($id, $part['count']) {
                    public function __construct(private int $id, private string $count)
                    {
                    }

                    public function getProduct(): Product
                    {
                        return new Product($this->id);
                    }

                    public function getValue(): string
                    {
                        return $this->count;
                    }
                },
                array_keys($chosen),
                $chosen
            );
        }
    }
}

namespace {
    use Magento\CatalogInventory\Api\Data\StockItemInterface;
    use Magento\CatalogInventory\Api\StockRegistryInterface;
    use Magento\Checkout\CustomerData\ItemPoolInterface;
    use Magento\Framework\App\Config\ScopeConfigInterface;
    use Magento\Framework\View\Asset\Repository;
    use Magento\Framework\View\DesignInterface;
    use Magento\Quote\Model\Quote\Item;
    use Psr\Log\LoggerInterface;
    use Till\Elements\Model\Areas;
    use Till\Elements\Model\FileSettings;
    use Till\Elements\Model\PageFiles;
    use Till\Elements\Model\QuantityLimits;
    use Till\Elements\Model\ThemeKind;
    use Till\Elements\Plugin\AddQuantityLimits;
    use Till\Elements\ViewModel\Settings;

    $module = $argv[1];
    spl_autoload_register(static function (string $class) use ($module): void {
        [$vendor, $name, $path] = explode('\\', $class, 3);
        if ("$vendor/$name" === 'Till/Elements') {
            require "$module/" . str_replace('\\', '/', $path) . '.php';
        }
    });
    $input = json_decode(stream_get_contents(STDIN), true);

    $config = new class ($input['settings']) implements ScopeConfigInterface {
        public function __construct(private array $values)
        {
        }

        public function isSetFlag(string $path, string $scope): bool
        {
            return (bool) ($this->values[$path] ?? null);
        }
    };
    $stock = new class ($input['parts']) implements StockRegistryInterface {
        public function __construct(private array $parts)
        {
        }

        public function getStockItem($productId, $scopeId = null)
        {
            return new class ($this->parts[$productId]) implements StockItemInterface {
                public function __construct(private array $part)
                {
                }

                public function getMinSaleQty()
                {
                    return $this->part['min'] ?? null;
                }

                public function getMaxSaleQty()
                {
                    return $this->part['max'] ?? null;
                }

                public function getQtyIncrements()
                {
                    return $this->part['increments'] ?? false;
                }

                public function getIsQtyDecimal(): bool
                {
                    return $this->part['isDecimal'] ?? false;
                }
            };
        }
    };
    $log = new class implements LoggerInterface {
        public array $warnings = [];

        public function warning(string $text, array $context): void
        {
            $this->warnings[] = $text . ' ' . $context['exception']->getMessage();
        }
    };
    $pool = new class implements ItemPoolInterface {
    };

    $areas = new Areas(
        new ThemeKind(new DesignInterface(), ['Magento/blank' => 'luma']),
        ['luma' => ['files' => ['default'], 'cart' => [], 'mini_cart' => []]]
    );
    $settings = new Settings($config, new Repository(), new FileSettings(), new PageFiles(), $areas);
    $plugin = new AddQuantityLimits($settings, new QuantityLimits($stock), $log);
    $line = $plugin->afterGetItemData($pool, ['qty' => 2], new Item($input['parts'], $input['isBroken']));
    echo json_encode(['line' => $line, 'warnings' => $log->warnings]);
}
