<?php
declare(strict_types=1);

namespace Till\Elements\Model;

use Magento\CatalogInventory\Api\Data\StockItemInterface;
use Magento\CatalogInventory\Api\StockRegistryInterface;
use Magento\Catalog\Model\Product;
use Magento\Quote\Model\Quote\Item;

/**
 * The quantities in which a line of the cart can be ordered, as the platform checks them.
 *
 * Those of the product itself, of the chosen variant, or of the parts of a bundle. The stock registry has them with and
 * without multi-source inventory.
 */
class QuantityLimits
{
    /**
     * The platform's quantities have four decimals, so whole numbers of these are exact.
     */
    private const PER_UNIT = 10000;

    /**
     * @var StockRegistryInterface
     */
    private $stockRegistry;

    /**
     * @param StockRegistryInterface $stockRegistry
     */
    public function __construct(StockRegistryInterface $stockRegistry)
    {
        $this->stockRegistry = $stockRegistry;
    }

    /**
     * The limits of a line, null where there is none. What is sold whole and without increments has a step of 1.
     *
     * @param Item $item
     * @return array{min: ?float, max: ?float, step: int|float|null}
     */
    public function getOfLine(Item $item): array
    {
        $parts = $this->getParts($item);
        $isDecimal = true;
        foreach ($parts as [$stock, $count]) {
            $isDecimal = $isDecimal && $stock->getIsQtyDecimal() && $count === 1.0;
        }
        $least = $most = [];
        $increments = 0;
        foreach ($parts as [$stock, $count]) {
            $min = (float)$stock->getMinSaleQty() / $count;
            $max = (float)$stock->getMaxSaleQty() / $count;
            $least[] = $isDecimal ? $min : ceil($min);
            if ($max > 0) {
                $most[] = $isDecimal ? $max : floor($max);
            }
            $increments = $this->getMultiple($increments, $this->getIncrements($stock, $count, $isDecimal));
        }

        if ($increments === 0 && !$isDecimal) {
            $increments = self::PER_UNIT;
        }

        return [
            'min' => max($least) ?: null,
            'max' => $most === [] ? null : min($most),
            'step' => $increments === 0 ? null : $increments / self::PER_UNIT,
        ];
    }

    /**
     * The stock items of a line, each with its number in one piece of the line.
     *
     * @param Item $item
     * @return array<array{0: StockItemInterface, 1: float}>
     */
    private function getParts(Item $item): array
    {
        $parts = [];
        foreach ($item->getQtyOptions() as $option) {
            $count = (float)$option->getValue();
            if ($count > 0) {
                $parts[] = [$this->getStock($option->getProduct()), $count];
            }
        }

        return $parts === [] ? [[$this->getStock($item->getProduct()), 1.0]] : $parts;
    }

    /**
     * What the stock registry knows of a product.
     *
     * @param Product $product
     * @return StockItemInterface
     */
    private function getStock(Product $product): StockItemInterface
    {
        return $this->stockRegistry->getStockItem($product->getId(), $product->getStore()->getWebsiteId());
    }

    /**
     * Of which the quantity of a line has to be a multiple.
     *
     * So that the number of this part in it is one of the part's increments: 3 for two pieces of what is sold by six.
     * In ten-thousandths; 0 without increments.
     *
     * @param StockItemInterface $stock
     * @param float $count
     * @param bool $isDecimal
     * @return int
     */
    private function getIncrements(StockItemInterface $stock, float $count, bool $isDecimal): int
    {
        $increments = (int)round((float)$stock->getQtyIncrements() * self::PER_UNIT);
        if ($increments <= 0 || $isDecimal) {
            return max($increments, 0);
        }
        $ofOne = (int)round($count * self::PER_UNIT);

        return intdiv($increments, $this->getDivisor($increments, $ofOne)) * self::PER_UNIT;
    }

    /**
     * The least common multiple of two increments, of which 0 is none.
     *
     * @param int $one
     * @param int $other
     * @return int
     */
    private function getMultiple(int $one, int $other): int
    {
        return $one === 0 || $other === 0 ? $one + $other : intdiv($one, $this->getDivisor($one, $other)) * $other;
    }

    /**
     * The greatest common divisor.
     *
     * @param int $one
     * @param int $other
     * @return int
     */
    private function getDivisor(int $one, int $other): int
    {
        return $other === 0 ? $one : $this->getDivisor($other, $one % $other);
    }
}
